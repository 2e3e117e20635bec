/** The file under the name that tells its slot (spec 2 §5). */
export function marked(file: File, prefix: string) {
  if (file.name.startsWith(`${prefix} `)) return file
  return new File([file], `${prefix} ${file.name}`, { type: file.type, lastModified: file.lastModified })
}
