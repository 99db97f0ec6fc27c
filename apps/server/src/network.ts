import ipaddr from 'ipaddr.js';

/** An address of IPv4, or the network of one of IPv6: who has one such address has the 2^64 of its network. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const address = ipaddr.process(ip);

  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
