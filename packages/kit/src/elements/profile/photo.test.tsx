import { limits, paths } from '@freight/contract';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { beginWithNobody } from '#testing/beginWithNobody.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import {
  aBitmap,
  aPicture,
  becomes,
  currentUser,
  openProfile,
  toasts,
} from '#testing/probes/profileProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { checkFile } from './photo.ts';
import { strings as en } from './strings/en.ts';

beforeAll(connectToApi);
beginWithNobody();

/** A picture that needs no server. */
const shownPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const uploads = () => api('requests', paths.profileImage);
const patches = async () => (await api('requests', paths.profile)).filter(({ method }) => method === 'PATCH');

async function openEditor(picture = '') {
  const profile = await openProfile();
  await expect.poll(() => api('requests', paths.profile)).toHaveLength(1);
  await expect.poll(() => profile.root.querySelector('[aria-busy=true]')).toBeNull();
  if (picture) becomes({ userProfileImageUrl: picture });
  await userEvent.click(profile.button('Change photo'));
  const choose = (file: File, label = 'Choose an image') => userEvent.upload(profile.field(label), file);
  const image = () => profile.root.querySelector('img');
  return { ...profile, choose, image };
}

const ofSize = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'big.png', { type });

test('opens and closes the photo panel, which offers upload, removal and cancel, with a hint [PROFILE-01] [PROFILE-02] [PROFILE-03] [PROFILE-04] [PROFILE-05] [PROFILE-17]', async () => {
  const { root, screen, button, field } = await openEditor();
  const toggle = button('Change photo');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(field('Choose an image').type).toBe('file');
  expect(button('Remove photo')).toBeTruthy();
  expect(screen.getByText('Recommended: square, at least 200x200 px. Maximum size: 2 MB.')).toBeTruthy();
  await userEvent.click(button('Cancel'));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(root.activeElement).toBe(toggle);
  expect(screen.queryByLabelText('Choose an image')).toBeNull();
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  expect(screen.queryByLabelText('Choose an image')).toBeNull();
});

test('takes images [PROFILE-16]', async () => {
  const { field } = await openEditor();
  expect(field('Choose an image').accept).toBe('image/*');
});

test('shows the chosen picture before it is sent, and another one instead [PROFILE-02]', async () => {
  const { screen, choose } = await openEditor();
  await choose(await aPicture());
  const preview = await screen.findByRole<HTMLCanvasElement>('img', { name: 'Preview of the new photo' });
  const middle = () => [...(preview.getContext('2d')?.getImageData(200, 200, 1, 1).data ?? [])];
  expect(middle()).toEqual([240, 112, 26, 255]);
  expect(screen.getByText('me.png')).toBeTruthy();
  await choose(await aPicture(50, 'other.png'), 'Choose another image');
  await screen.findByText('other.png');
  expect(await uploads()).toEqual([]);
});

test('refuses a file over 2 MB, and no smaller one, before any call [PROFILE-14]', async () => {
  expect(checkFile(ofSize(limits.profileImageBytes))).toBeUndefined();
  expect(limits.profileImageBytes).toBe(2 * 1024 * 1024);
  const { screen, choose } = await openEditor();
  await choose(ofSize(limits.profileImageBytes + 1));
  expect((await screen.findByRole('alert')).textContent).toBe('File size must be less than 2MB');
  expect(screen.queryByRole('button', { name: 'Upload photo' })).toBeNull();
  expect(await uploads()).toEqual([]);
});

test.each([
  ['of another type', () => new File(['%PDF-1.7'], 'me.pdf', { type: 'application/pdf' })],
  ['of no known type', () => new File(['hello'], 'me')],
  ['that only calls itself a picture', () => new File(['%PDF-1.7'], 'me.png', { type: 'image/png' })],
])('refuses a file %s before any call, and takes the next one [PROFILE-15]', async (_, file) => {
  const { screen, choose, button } = await openEditor();
  await choose(file());
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a valid image file');
  await choose(await aPicture());
  await expect.poll(() => button('Upload photo')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await uploads()).toEqual([]);
});

test('uploads the picture in the named field and saves the address it is given [PROFILE-13] [PROFILE-18] [PROFILE-21]', async () => {
  const imageUrl = '/pictures/anna.webp';
  await api('reset');
  const { person, root, choose, button, events, image } = await openEditor();
  await choose(await aPicture());
  await expect.poll(() => button('Upload photo')).toBeTruthy();
  await api('fault', { path: paths.profileImage, status: 200, body: { success: true, imageUrl } });
  const user = { ...currentUser(), userProfileImageUrl: imageUrl };
  await api('fault', { path: paths.profile, method: 'PATCH', status: 200, body: { data: user } });
  await userEvent.click(button('Upload photo'));
  await expect.poll(() => toasts()).toEqual([['success', 'Profile photo updated']]);
  const [upload] = await uploads();
  expect([upload?.method, upload?.path]).toEqual(['POST', '/api/v1/user/profile-image']);
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(upload?.body).toMatch(/name="profileImage"; filename="me.png"\r\nContent-Type: image\/png/);
  const [patch] = await patches();
  expect(JSON.parse(patch?.body ?? '')).toEqual({
    firstName: 'Anna',
    lastName: 'Exempel',
    email: person.email,
    phone: '+46 70 000 00 01',
    address: { street: 'Storgatan 12', city: 'Karlstad', postalcode: '652 24' },
    userProfileImageUrl: imageUrl,
  });
  expect(events).toEqual([{ type: 'freight-profile-updated', detail: {} }]);
  expect(root.activeElement).toBe(button('Change photo'));
  // The test's server does not have this picture, so the initials are back.
  await expect.poll(image).toBeNull();
});

test.each([
  ['the message of the server', { status: 415, body: { message: 'Too blurred' } }, 'Too blurred'],
  [
    'a message that ends with the wish to try again',
    { status: 500, body: {} },
    'Failed to update profile picture. Please try again',
  ],
  [
    'that the connection is down',
    { cut: 'before' as const, times: 9 },
    'Failed to update profile picture. Please try againNetwork error. Please check your connection and try again.',
  ],
])(
  'shows %s when an upload fails, and keeps the picture for another try [PROFILE-24] [PROFILE-26]',
  async (_, fault, words) => {
    const { screen, choose, button } = await openEditor();
    await choose(await aPicture());
    await expect.poll(() => button('Upload photo')).toBeTruthy();
    await api('fault', { path: paths.profileImage, ...fault });
    await userEvent.click(button('Upload photo'));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('img', { name: 'Preview of the new photo' })).toBeTruthy();
    expect(button('Upload photo').disabled).toBe(false);
    expect(toasts()).toEqual([]);
  },
);

test('asks to try again after a failed change of the picture and after a failed deletion [PROFILE-26] [PROFILE-27]', () => {
  expect(en['photo.updateFailed']).toMatch(/Please try again$/);
  expect(en['delete.failed']).toMatch(/Please try again$/);
});

test('aborts an upload in progress on Cancel', async () => {
  const { choose, button, image } = await openEditor();
  await choose(await aPicture());
  await expect.poll(() => button('Upload photo')).toBeTruthy();
  await api('fault', { path: paths.profileImage, held: true, status: 200, body: { imageUrl: shownPicture } });
  await userEvent.click(button('Upload photo'));
  await expect.poll(uploads).toHaveLength(1);
  await userEvent.click(button('Cancel'));
  await api('release');
  expect([toasts(), await patches(), image()]).toEqual([[], [], null]);
});

test('removes the picture from the screen alone, after a second and without a call [PROFILE-03] [PROFILE-19] [PROFILE-20]', async () => {
  const { button, image, root } = await openEditor(shownPicture);
  await expect.poll(image).not.toBeNull();
  await api('reset');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  button('Remove photo').click();
  // Frame by frame: the waits of the test tool would move the clock.
  const isBusy = () => button('Remove photo').getAttribute('aria-busy') === 'true';
  while (!isBusy()) await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(999);
  // Two frames are enough for the screen to follow, if it had anything to follow.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(isBusy()).toBe(true);
  expect(image()).not.toBeNull();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(image).toBeNull();
  expect(root.querySelector('.avatar')?.textContent).toBe('AE');
  expect(currentUser()?.userProfileImageUrl).toBe(shownPicture);
  expect(await api('requests', '/')).toEqual([]);
});

test('removes nothing when there is nothing', async () => {
  const { button } = await openEditor();
  expect(button('Remove photo').disabled).toBe(true);
});

test('removes the picture on the server too when the host opts in', async () => {
  configure({ quirks: { imageRemoval: 'saved' } });
  const { button, image, events } = await openEditor(shownPicture);
  await userEvent.click(button('Remove photo'));
  await expect.poll(image).toBeNull();
  const [patch] = await patches();
  expect(JSON.parse(patch?.body ?? '')).toMatchObject({ firstName: 'Anna', userProfileImageUrl: '' });
  expect(currentUser()?.userProfileImageUrl).toBe('');
  expect(events).toEqual([{ type: 'freight-profile-updated', detail: {} }]);
});

test('shows an error when a removal fails, and keeps the picture [PROFILE-25]', async () => {
  configure({ quirks: { imageRemoval: 'saved' } });
  const { screen, button, image } = await openEditor(shownPicture);
  await api('fault', { path: paths.profile, method: 'PATCH', status: 500, body: { message: 'Broken' } });
  await userEvent.click(button('Remove photo'));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to remove image. Please try again.');
  expect(image()).not.toBeNull();
});

test('ends the session when an upload is answered 401 [PROFILE-28]', async () => {
  const { screen, choose, button } = await openEditor();
  await choose(await aPicture());
  await expect.poll(() => button('Upload photo')).toBeTruthy();
  await api('fault', { path: paths.profileImage, status: 401, times: 9 });
  await userEvent.click(button('Upload photo'));
  await screen.findByRole('heading', { name: 'Log in to see your profile' });
});

test('has its picture with the next visit, until it is really removed [PROFILE-18]', async () => {
  configure({ quirks: { imageRemoval: 'saved' } });
  const { host, choose, button, image, root } = await openEditor();
  await choose(await aPicture());
  await expect.poll(() => button('Upload photo')).toBeTruthy();
  await userEvent.click(button('Upload photo'));
  // It is shown as soon as it has been uploaded, and saved a call later.
  await expect.poll(toasts).toEqual([['success', 'Profile photo updated']]);
  await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0);
  const profile = await pageClient().accounts.profile();
  expect(profile.userProfileImageUrl).toBe(image()?.src);
  await userEvent.click(button('Change photo'));
  await userEvent.click(button('Remove photo'));
  await expect.poll(image).toBeNull();
  expect(root.querySelector('.avatar')?.textContent).toBe('AE');
  host.remove();
  expect((await pageClient().accounts.profile()).userProfileImageUrl).toBe('');
});

test('shows in the language of the page why the server refuses a picture [PROFILE-24]', async () => {
  const { choose, button, screen } = await openEditor();
  // A picture for this browser, yet no file the server takes.
  await choose(aBitmap());
  await expect.poll(() => button('Upload photo')).toBeTruthy();
  await userEvent.click(button('Upload photo'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Please select a valid image file');
});
