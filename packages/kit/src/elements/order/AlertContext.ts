import { createContext, useContext } from 'react';

/** Says something that has to be read before going on. */
export const AlertContext = createContext<(message: string) => void>(() => undefined);

export const useElementAlert = () => useContext(AlertContext);
