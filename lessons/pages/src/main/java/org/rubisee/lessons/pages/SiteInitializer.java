package org.rubisee.lessons.pages;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.lessons.model.Rejection;
import org.rubisee.lessons.model.UseCases;
import org.rubisee.pages.Layout;
import org.rubisee.pages.Navigation;
import org.rubisee.pages.Site;
import org.rubisee.pages.SiteDeployment;
import org.rubisee.pages.StaticFile;
import org.rubisee.settings.SiteSettings;

/** Deploys the lessons when the WAR that carries this archive starts. */
public final class SiteInitializer implements ServletContainerInitializer {

  @Override
  public void onStartup(Set<Class<?>> noClasses, ServletContext context) {
    SiteSettings settings = settings(System.getProperties());
    Layout layout =
        new Layout(
            context.getContextPath(),
            "RUBiS EE lessons",
            new Navigation(List.of(EntrancePage.SECTION)));
    Site site = Site.of(settings, layout, Rejection.TICKET_INVALID);
    UseCases useCases =
        SiteDeployment.part(
            UseCases.class,
            context,
            "The WAR has no use cases: name the implementation's class in META-INF/services/"
                + UseCases.class.getName());
    SiteDeployment deployment = new SiteDeployment(context);
    for (Interaction interaction : Interaction.values()) {
      deployment.register(
          interaction.label(),
          new LessonServlet(site, useCases, interaction),
          Set.of("/" + interaction.label()));
    }
    Map<String, StaticFile> files = files(layout);
    deployment.registerFiles(site, path -> Optional.ofNullable(files.get(path)));
  }

  /**
   * The settings of this tier.
   *
   * @throws IllegalArgumentException if one is set that only the auction has
   */
  static SiteSettings settings(Properties properties) {
    SiteSettings settings = SiteSettings.of(properties);
    if (settings.legacyClient() || settings.closingSeconds() > 0 || settings.relisting()) {
      throw new IllegalArgumentException(
          "The lessons have no auctions and no clients written for RUBiS 1.4.3: leave out"
              + " rubis.site.legacy-client, rubis.site.closing-seconds and rubis.site.relisting");
    }
    return settings;
  }

  private static Map<String, StaticFile> files(Layout layout) {
    StaticFile entrance = StaticFile.page(layout.staticPage(new EntrancePage()).toBytes());
    return Map.of(
        "/",
        entrance,
        "/index.html",
        entrance,
        "/style.css",
        StaticFile.styleSheet(),
        "/images/logo.svg",
        StaticFile.svg(resource("logo.svg")));
  }

  private static String resource(String name) {
    try (InputStream in = SiteInitializer.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The archive of the pages is damaged: " + name, e);
    }
  }
}
