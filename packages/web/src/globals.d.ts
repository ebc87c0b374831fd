/** False in the static build: there is no server and no lobby. */
declare const __HAS_SERVER__: boolean;
