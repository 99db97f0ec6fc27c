/**
 * The router's list of its pages without the files that each page's file imports: the browser finds those by itself, and
 * nothing else asks the list for them (links of ours prefetch nothing). They are two thirds of what every page loads of it.
 */
export function slimRouteManifest(code: string): string {
  const slim = code.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]');
  if (slim === code) throw new Error('The router writes its list differently now');

  return slim;
}
