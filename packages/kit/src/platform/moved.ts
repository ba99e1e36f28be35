/** Dispatched on an element's shadow root when its page has moved the element to another place. */
export const movedEvent = 'moved';
