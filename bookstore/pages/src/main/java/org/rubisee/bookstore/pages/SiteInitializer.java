package org.rubisee.bookstore.pages;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import java.util.Properties;
import java.util.Set;
import org.rubisee.bookstore.model.UseCases;
import org.rubisee.pages.SiteDeployment;
import org.rubisee.settings.SiteSettings;

/**
 * Deploys the bookstore when the WAR that carries this archive starts: reads the settings, finds
 * the implementation's use cases with {@link java.util.ServiceLoader}, and registers every servlet.
 * The WAR itself needs no web.xml.
 */
public final class SiteInitializer implements ServletContainerInitializer {

  @Override
  public void onStartup(Set<Class<?>> noClasses, ServletContext context) {
    SiteSettings settings = settings(System.getProperties());
    BookstoreSite bookstore =
        BookstoreSite.of(context.getContextPath(), settings, useCases(context));
    SiteDeployment deployment = new SiteDeployment(context);
    ServletTable.SERVLETS.forEach(
        (interaction, servlet) ->
            deployment.register(
                interaction.label(),
                servlet.apply(bookstore),
                Set.of("/" + interaction.scriptName())));
    deployment.registerFiles(bookstore.site(), new StaticFiles(bookstore.site().layout())::file);
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
          "The bookstore has no auctions and no clients written for RUBiS 1.4.3: leave out"
              + " rubis.site.legacy-client, rubis.site.closing-seconds and rubis.site.relisting");
    }
    return settings;
  }

  private static UseCases useCases(ServletContext context) {
    return SiteDeployment.part(
        UseCases.class,
        context,
        "The WAR has no use cases: name the implementation's class in META-INF/services/"
            + UseCases.class.getName());
  }
}
