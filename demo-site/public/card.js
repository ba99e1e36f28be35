// Before the first paint: the card's tab. Who is signed in or came to track finds the tracking tab, with its own frame.
(() => {
  const script = document.currentScript;
  const tracking = script?.previousElementSibling;
  const card = tracking?.previousElementSibling;
  const stored = (area, key) => {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  };
  const isSignedIn = stored('localStorage', 'authToken') && stored('localStorage', 'user');
  // Addresses that waited for the sign-in are continued on the sending tab.
  const isAwaited =
    stored('sessionStorage', 'freight.sending')?.includes('"awaitsSignIn":true') ||
    stored('localStorage', 'freight.awaitedRoute');
  const tab =
    { '#track': 'track', '#send': 'send' }[location.hash] ?? (isSignedIn && !isAwaited ? 'track' : 'send');
  document.documentElement.dataset.cardTab = tab;
  const root = card?.shadowRoot;
  if (tab === 'track' && root && tracking instanceof HTMLTemplateElement) {
    card.setAttribute('tab', tab);
    root.querySelector('.root')?.replaceWith(tracking.content);
  }
  // The page's own code takes the markup over as it drew it.
  tracking?.remove();
  script?.remove();
})();
