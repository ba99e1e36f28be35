import { SendingFlow } from './SendingFlow.tsx';

/** The element is the flow and nothing besides. */
export const Screen = () => <SendingFlow />;
