package org.rubisee.pages;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRegistration;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import org.rubisee.model.SiteSettings;
import org.rubisee.model.UseCases;

/**
 * Deploys the site when the WAR that carries this archive starts: reads the settings, finds the
 * implementation's use cases with {@link ServiceLoader}, and registers every servlet under its
 * paths. The WAR itself needs no web.xml.
 */
public final class SiteInitializer implements ServletContainerInitializer {
  private final Properties properties;
  private final Function<ServletContext, UseCases> implementation;

  /** Settings from system properties, use cases from the WAR's provider file. */
  public SiteInitializer() {
    this(System.getProperties(), SiteInitializer::findUseCases);
  }

  /** For a site made of these parts. */
  SiteInitializer(Properties properties, Function<ServletContext, UseCases> implementation) {
    this.properties = properties;
    this.implementation = implementation;
  }

  @Override
  public void onStartup(Set<Class<?>> noClasses, ServletContext context) {
    SiteSettings settings = SiteSettings.of(properties);
    Site site = Site.of(context.getContextPath(), settings, implementation.apply(context));
    ServletTable.SERVLETS.forEach(
        (script, servlet) ->
            register(
                context,
                script,
                servlet.apply(site),
                ServletTable.paths(script, settings.legacyClient())));
    register(context, "static", new StaticServlet(site), Set.of("/"));
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
}
