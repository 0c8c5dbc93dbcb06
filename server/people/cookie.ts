const YEAR = 365 * 86_400;

/** A cookie for this host alone where the connection is secure. */
const nameOf = (secure: boolean): string => (secure ? '__Host-cais' : 'cais');

export const makeCookie = (value: string, secure: boolean): string =>
  `${nameOf(secure)}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export const readCookie = (header: string | undefined, secure: boolean): string | undefined =>
  header
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(`${nameOf(secure)}=`))
    ?.slice(nameOf(secure).length + 1);
