// Before the first paint, so no one sees a white flash at night. The same rule as src/lib/theme.ts.
(function () {
  var page = document.documentElement;
  var stored = null;
  try {
    stored = localStorage.getItem('leveza-theme');
  } catch {
    stored = null;
  }
  paint(stored);

  // Taps on a page that came already drawn, before the app is alive: src/lib/early-tap.ts says on what. The theme
  // changes at once, anything else is kept until the app can do it.
  document.addEventListener(
    'change',
    function (event) {
      if (event.target.dataset.early === 'theme') choose(event.target.value);
    },
    true,
  );
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button[data-early]');
      if (!button) return;
      event.stopPropagation();
      if (button.dataset.early === 'theme') choose(page.dataset.theme === 'dark' ? 'light' : 'dark');
      else page.dataset.earlyTap = button.dataset.early;
    },
    true,
  );

  function choose(choice) {
    try {
      if (choice === 'system') localStorage.removeItem('leveza-theme');
      else localStorage.setItem('leveza-theme', choice);
    } catch {
      // Storage may be switched off; the choice then lasts until the app is alive.
    }
    paint(choice);
  }

  function paint(choice) {
    var isDark =
      choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    page.dataset.theme = isDark ? 'dark' : 'light';
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.content = isDark ? '#0c131d' : '#f7f9fc';
    });
  }
})();
