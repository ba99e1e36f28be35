import i18next from 'i18next';
import { jwtDecode } from 'jwt-decode';
import ky from 'ky';
import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { texts } from './texts.ts';

interface Session {
  token: string | undefined;
  statuses: Record<string, string>;
  setStatus: (orderId: string, status: string) => void;
}

/** Session and live statuses, as a card in React would hold them. */
export const useSession = create<Session>((set) => ({
  token: undefined,
  statuses: {},
  setStatus: (orderId, status) => set((state) => ({ statuses: { ...state.statuses, [orderId]: status } })),
}));

const i18n = i18next.createInstance();
// With its resources passed in, it is ready when the call returns.
void i18n.init({
  lng: 'en',
  initAsync: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
  resources: { en: { translation: texts } },
});
export const say = (key: keyof typeof texts): string => i18n.t(key);

const api = ky.create({ baseUrl: '/api/v1/', retry: 2, timeout: 10_000 });
let socket: Socket | undefined;

const isValid = (token: string) => {
  try {
    return (jwtDecode(token).exp ?? 0) * 1000 > Date.now();
  } catch {
    return false;
  }
};

/** Makes sure that the order exists and follows it live. */
export async function follow(orderId: string): Promise<void> {
  const { token, setStatus } = useSession.getState();
  if (token && !isValid(token)) return;
  const { status } = await api.get(`tracking/${encodeURIComponent(orderId)}`).json<{ status: string }>();
  setStatus(orderId, status);
  if (!socket) {
    socket = io({ transports: ['websocket'] });
    socket.on('orderStatusUpdate', (update: { orderId: string; status: string }) =>
      setStatus(update.orderId, update.status),
    );
  }
  socket.emit('subscribe', orderId);
}
