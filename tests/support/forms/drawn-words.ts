/** What drawn forms print beside their fields. */
export const WORDS = [
  'Applicant name', 'Mailing address', 'City', 'State', 'ZIP code', 'Phone number', 'E-mail address', 'Website', 'Years in business', 'Federal tax ID',
  'Policy number', 'Effective date', 'Expiration date', 'Annual gross receipts', 'Total payroll', 'Number of employees', 'Largest single job', 'Prior carrier',
  'Premium', 'Deductible', 'Contact person', 'Title', 'License number', 'Nature of business', 'Square footage', 'Year built', 'Number of stories', 'Construction type',
  'Percentage subcontracted', 'Average contract value', 'Date of last inspection', 'Building owner', 'Fire district', 'Distance to hydrant (feet)', 'Roof covering',
  'Estimated annual mileage', 'Radius of operation', 'Cargo carried', 'Maximum value per load', 'Garaging location', 'Number of drivers', 'Liquor receipts',
  'Seating capacity', 'Hours of operation', 'Type of cooking', 'Date hoods were cleaned', 'Number of swimming pools', 'Board members', 'Name of safety director',
  'Description of work performed by others on behalf of the applicant',
] // biome-ignore format: a list
export const QUESTIONS = [
  'Do you use subcontractors?', 'Are certificates of insurance obtained?', 'Any work above three stories?', 'Is there a written safety program?',
  'Has any policy been cancelled in the past five years?', 'Are background checks made of all drivers?', 'Is alcohol served on the premises?',
  'Do you lease employees to or from other employers?', 'Are there any exposures to flammables, explosives or chemicals?', 'Any bankruptcies?',
] // biome-ignore format: a list
export const OPTIONS = ['Corporation', 'Partnership', 'Individual', 'LLC', 'Joint venture', 'Trust', 'Other']
export const HEADS = ['Year', 'Carrier', 'Premium', 'Number of claims', 'Amount paid', 'Reserve']
export const ROWS = ['General liability', 'Property', 'Automobile', 'Workers compensation', 'Umbrella']
export const TITLES = ['General information', 'Premises', 'Operations', 'Loss history', 'Coverage', 'Personnel']
