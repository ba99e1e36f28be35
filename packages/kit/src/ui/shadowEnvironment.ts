import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;

/**
 * What downshift takes for the window. Inside a shadow root it has to listen and look there: outside, every
 * event seems to come from the host, and a press on an item counts as one elsewhere.
 */
export function shadowEnvironment(root: ShadowRoot): Environment {
  const { ownerDocument } = root;
  const document = {
    getElementById: (id: string) => root.getElementById(id),
    createElement: ownerDocument.createElement.bind(ownerDocument),
    get activeElement() {
      return root.activeElement ?? root;
    },
    body: root,
    documentElement: ownerDocument.documentElement,
  };
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: document as unknown as Document,
    Node,
  };
}
