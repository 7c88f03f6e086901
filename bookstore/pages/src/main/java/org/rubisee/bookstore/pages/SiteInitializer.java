package org.rubisee.bookstore.pages;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
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
    SiteSettings settings = SiteDeployment.plainSettings(System.getProperties(), "The bookstore");
    BookstoreSite bookstore =
        BookstoreSite.of(
            context.getContextPath(), settings, SiteDeployment.useCases(UseCases.class, context));
    SiteDeployment deployment = new SiteDeployment(context);
    ServletTable.SERVLETS.forEach(
        (interaction, servlet) ->
            deployment.register(
                interaction.label(),
                servlet.apply(bookstore),
                Set.of("/" + interaction.scriptName())));
    deployment.registerFiles(bookstore.site(), new StaticFiles(bookstore.site().layout())::file);
  }
}
