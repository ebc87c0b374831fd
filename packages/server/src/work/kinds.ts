/** The kind of job in which everybody who is due is told of their turns. */
export const NOTICES = 'notices';
