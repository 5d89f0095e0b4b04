/**
 * Takes `import.meta.url` out of a library that looks for its own files with it: webpack would put in where the file
 * lies on the machine that builds. Such a library is told by the page where its files are.
 * @param {string} source
 */
export default function moduleAddressLoader(source) {
  return source.replaceAll("import.meta.url", '""');
}
