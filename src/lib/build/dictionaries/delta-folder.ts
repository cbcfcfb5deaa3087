/** The folder of what was compressed with a dictionary: below it one folder per dictionary, by the hash that browsers say. */
export const deltaFolder = '_delta'
