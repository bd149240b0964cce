/** Calls of the specification, section 7, in its order; `:id` is a path parameter. */
export const calls: readonly string[] = [
  'GET /me', 'GET /counters', 'PUT /counters', 'POST /feeds', 'GET /feeds', 'GET /feeds/:id', 'GET /feeds/user/:id', 'DELETE /feeds/:id',
  'POST /verify', 'POST /register', 'POST /authenticate', 'POST /logout', 'POST /token/refresh', 'PUT /password/find', 'PUT /password/reset', 'PUT /reactivate',
  'POST /social/:provider', 'GET /social/:provider/url', 'GET /captcha', 'GET /countryCode', 'POST /key', 'POST /validate', 'GET /version/:client/:platform', 'POST /support',
  'POST /messages', 'GET /messages/:id', 'DELETE /messages/:id', 'POST /recall', 'GET /message_threads', 'GET /message_threads/:id', 'PUT /message_threads/:id',
  'DELETE /message_threads/:id', 'POST /draft', 'POST /sayhi', 'GET /message_templates/:kind', 'POST /call', 'PUT /call/:id', 'POST /uploads', 'PUT /uploads/:id',
  'DELETE /uploads', 'PUT /uploads/pay', 'GET /photos/:id', 'GET /attachments/:id', 'GET /likes', 'POST /likes', 'GET /likes/me', 'GET /likes/mutual', 'GET /visits',
  'GET /encounters', 'GET /friend_requests', 'POST /friend_requests', 'PUT /friend_requests', 'GET /friends', 'DELETE /friends', 'PUT /friends', 'GET /blacklist',
  'POST /blacklist', 'DELETE /blacklist', 'POST /remarks', 'GET /remarks/:id', 'DELETE /remarks/:id', 'GET /birthday', 'GET /front', 'GET /hottest', 'GET /latest',
  'GET /online', 'GET /recommend', 'POST /search', 'GET /game', 'POST /game', 'POST /wheel', 'GET /page', 'GET /products', 'POST /products', 'GET /orders', 'PUT /order/:id',
  'GET /trades', 'POST /answer', 'POST /ask', 'GET /progress', 'POST /translations', 'POST /suggest', 'POST /analysis', 'GET /affiliate', 'DELETE /user', 'PUT /user',
  'GET /user/:id', 'GET /u/:id', 'GET /contact/:id', 'POST /withdraw', 'GET /gifts', 'GET /location', 'GET /notifications', 'DELETE /notifications',
  'POST /payment/:method/purchase', 'POST /upgrade', 'POST /pusher/authenticate', 'POST /error', 'POST /complaints',
];
