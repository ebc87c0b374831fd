/** False in the build for any web host: there is no server behind the page, and no lobby. */
declare const __HAS_SERVER__: boolean;
