// Before the first paint, so no one sees a white flash at night. The same rule as src/lib/theme.ts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('leveza-theme');
  } catch {
    chosen = null;
  }
  var isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.content = isDark ? '#0c131d' : '#f7f9fc';
  });
})();
