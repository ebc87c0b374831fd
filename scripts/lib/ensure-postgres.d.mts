/** The folder of PostgreSQL's programs, or null. */
export function findPostgres(env?: NodeJS.ProcessEnv): string | null;
