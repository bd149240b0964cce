/** `push_id` of a login inside the mobile app; nothing in browsers, or without permission. */
export async function pushIdField(): Promise<{ push_id?: string }> {
  const token = await window.appShell?.pushes?.readToken().catch(() => null);
  return token ? { push_id: token } : {};
}
