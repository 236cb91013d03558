/** The styles of what most pages have, in the sheet that the page itself names: another one would be asked for after the scripts. */
import.meta.glob(['../{kit,ui}/**/*.css', '!../kit/{export,grid,history,import,taxes,versioned}/**'], {
  eager: true,
});
