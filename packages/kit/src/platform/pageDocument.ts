/**
 * A document or form as its prototypes define it. Markup such as `<img name="createElement">` becomes a property of the
 * document, `<input name="dataset">` one of its form, and either would be found before the real one.
 */
export const unclobbered = <Target extends Node>(node: Target): Target =>
  new Proxy(node, {
    get(_, name) {
      const prototype = Object.getPrototypeOf(node);
      const value = Reflect.get(name in prototype ? prototype : node, name, node);
      return typeof value === 'function' ? value.bind(node) : value;
    },
    set: (_, name, value) => Reflect.set(Object.getPrototypeOf(node), name, value, node),
  });

/** The page's document; missing in Node. Observers need the `document` itself. */
export const pageDocument: Document = globalThis.document && unclobbered(document);
