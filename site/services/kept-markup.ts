/**
 * Attributes of an element whose content only the server renders: during hydration, the browser keeps the server's
 * markup. The content is then not part of the scripts, so it must be the same on every page and need no handlers of its
 * own: `<footer {...(import.meta.env.SSR ? { children: <Content /> } : KEPT)} />`.
 */
export const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const
