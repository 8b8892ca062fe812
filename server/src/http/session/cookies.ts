/** `__Host-` ties a cookie to this origin over HTTPS (browsers count localhost as such). */
export const ACCESS_COOKIE = '__Host-leveza-access';
export const REFRESH_COOKIE = '__Host-leveza-refresh';
export const SESSION_COOKIES = [ACCESS_COOKIE, REFRESH_COOKIE];
