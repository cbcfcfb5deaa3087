/** True when pages for testers are built too: `QA=1`. */
export const forTesters = process.env.QA === '1'
