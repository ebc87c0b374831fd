/** The number of lines per page of a log or a journal: all that clients need to know of how lines are read. */
export const LINES_PAGE = 200;
