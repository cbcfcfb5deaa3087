/** Sends a report to who runs the site, also while the page is left: without cookies and referrer, and without an answer. */
export const postReport = (address: string | URL, report: object): void =>
  void fetch(address, {
    method: 'POST',
    // Plain text needs no permission of another host.
    headers: { 'Content-Type': 'text/plain' },
    mode: 'no-cors',
    body: JSON.stringify(report),
    // `sendBeacon` would send cookies along.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
