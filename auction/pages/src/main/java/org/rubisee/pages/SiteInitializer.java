package org.rubisee.pages;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRegistration;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import org.rubisee.application.SiteSettings;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.UseCases;

/**
 * Deploys the site when the WAR that carries this archive starts: reads the settings, finds the
 * implementation's use cases with {@link ServiceLoader}, and registers every servlet under its
 * paths. The WAR itself needs no web.xml.
 */
public final class SiteInitializer implements ServletContainerInitializer {
  private final Properties properties;
  private final Function<ServletContext, UseCases> implementation;
  private final Function<ServletContext, AuctionCloser> closer;

  /** Settings from system properties, use cases from the WAR's provider file. */
  public SiteInitializer() {
    this(System.getProperties(), SiteInitializer::findUseCases, SiteInitializer::findCloser);
  }

  /** For a site made of these parts. */
  SiteInitializer(
      Properties properties,
      Function<ServletContext, UseCases> implementation,
      Function<ServletContext, AuctionCloser> closer) {
    this.properties = properties;
    this.implementation = implementation;
    this.closer = closer;
  }

  @Override
  public void onStartup(Set<Class<?>> noClasses, ServletContext context) {
    SiteSettings settings = SiteSettings.of(properties);
    Site site = Site.of(context.getContextPath(), settings, useCases(context, settings));
    ServletTable.SERVLETS.forEach(
        (script, servlet) ->
            register(
                context,
                script,
                servlet.apply(site),
                ServletTable.paths(script, settings.legacyClient())));
    register(context, "static", new StaticServlet(site), Set.of("/"));
  }

  /** Starts nothing and changes nothing unless the settings ask for auctions to be closed. */
  private UseCases useCases(ServletContext context, SiteSettings settings) {
    UseCases useCases = implementation.apply(context);
    if (settings.closingSeconds() == 0) {
      return useCases;
    }
    AuctionCloser closer = this.closer.apply(context);
    context.addListener(new ClosingJob(settings, closer, useCases, context.getClassLoader()));
    return new ClosingUseCases(useCases, closer, settings.clock());
  }

  private static void register(
      ServletContext context, String name, Servlet servlet, Set<String> paths) {
    ServletRegistration.Dynamic registration = context.addServlet(name, servlet);
    registration.setAsyncSupported(true);
    Set<String> taken = registration.addMapping(paths.toArray(String[]::new));
    if (!taken.isEmpty()) {
      throw new IllegalStateException(
          "Something else in the WAR is mapped to " + taken + ": remove that mapping");
    }
  }

  private static UseCases findUseCases(ServletContext context) {
    return ServiceLoader.load(UseCases.class, context.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "The WAR has no use cases: name the implementation's class in"
                        + " META-INF/services/"
                        + UseCases.class.getName()));
  }

  private static AuctionCloser findCloser(ServletContext context) {
    return ServiceLoader.load(AuctionCloser.class, context.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "The WAR has nothing that closes auctions: add auction-closing to it, or set"
                        + " rubis.site.closing-seconds to 0"));
  }
}
