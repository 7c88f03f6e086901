package org.rubisee.pages.small;

import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rubisee.logic.Violation;
import org.rubisee.pages.Layout;
import org.rubisee.pages.Navigation;
import org.rubisee.pages.Site;
import org.rubisee.pages.SiteDeployment;
import org.rubisee.pages.StaticFile;

/**
 * A site of one page that is the same for everybody, and a servlet for each of its forms.
 *
 * @param application what it is called; ASCII
 * @param entrance the page
 * @param pages a class of the application's pages, beside which its logo is
 */
public record SmallSite(String application, Entrance entrance, Class<?> pages) {

  private static final String LOGO = "logo.svg";

  /**
   * Deploys it.
   *
   * @param context of the WAR
   * @param invalidTicket as {@link Site#of} takes it
   * @param servlets makes those of a site
   * @throws IllegalArgumentException if a setting is made that only the auction has
   */
  public void deploy(
      ServletContext context,
      Violation invalidTicket,
      Function<Site, List<? extends PlainServlet>> servlets) {
    Layout layout =
        new Layout(
            context.getContextPath(),
            "RUBiS EE " + application,
            new Navigation(List.of(entrance.section())));
    Site site =
        Site.of(
            SiteDeployment.plainSettings(System.getProperties(), application),
            layout,
            invalidTicket);
    SiteDeployment deployment = new SiteDeployment(context);
    servlets
        .apply(site)
        .forEach(
            servlet ->
                deployment.register(servlet.script(), servlet, Set.of("/" + servlet.script())));
    Map<String, StaticFile> files = files(layout);
    deployment.registerFiles(site, path -> Optional.ofNullable(files.get(path)));
  }

  private Map<String, StaticFile> files(Layout layout) {
    StaticFile page = StaticFile.page(layout.staticPage(entrance).toBytes());
    return Map.of(
        "/",
        page,
        "/index.html",
        page,
        "/style.css",
        StaticFile.styleSheet(),
        "/images/logo.svg",
        StaticFile.svg(logoText()));
  }

  private String logoText() {
    try (InputStream in = pages.getResourceAsStream(LOGO)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The archive of the pages is damaged: " + LOGO, e);
    }
  }
}
