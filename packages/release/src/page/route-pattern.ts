/** `/details/:id` as the text of a regular expression with a group for each parameter, as the router in the page matches. */
export function routePattern(path: string): string {
  return `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}/*$`;
}
