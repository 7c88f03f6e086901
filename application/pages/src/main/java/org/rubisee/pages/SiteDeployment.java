package org.rubisee.pages;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRegistration;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import org.rubisee.settings.SiteSettings;

/**
 * Deploys a site when the WAR starts that carries its pages. The WAR itself needs no web.xml.
 *
 * @param context the WAR's
 */
public record SiteDeployment(ServletContext context) {

  /**
   * A part of the site that the WAR provides, found with {@link ServiceLoader}.
   *
   * @param remedy what is missing without it, and what to do
   */
  public static <T> T part(Class<T> type, ServletContext context, String remedy) {
    return ServiceLoader.load(type, context.getClassLoader())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(remedy));
  }

  /**
   * The use cases that the WAR provides.
   *
   * @param type the application's interface of all of them
   */
  public static <T> T useCases(Class<T> type, ServletContext context) {
    return part(
        type,
        context,
        "The WAR has no use cases: name the implementation's class in META-INF/services/"
            + type.getName());
  }

  /**
   * The settings of an application that does nothing between requests and has no old clients.
   *
   * @param properties of the JVM
   * @param application what it is called, for the message
   * @throws IllegalArgumentException if one is set that such an application does not have
   */
  public static SiteSettings plainSettings(Properties properties, String application) {
    SiteSettings settings = SiteSettings.of(properties);
    if (settings.legacyClient() || settings.closingSeconds() > 0 || settings.relisting()) {
      throw new IllegalArgumentException(
          application
              + " closes nothing and has no clients written for RUBiS 1.4.3: leave out"
              + " rubis.site.legacy-client, rubis.site.closing-seconds and rubis.site.relisting");
    }
    return settings;
  }

  /** Registers a servlet under paths below the context path. */
  public void register(String name, Servlet servlet, Set<String> paths) {
    ServletRegistration.Dynamic registration = context.addServlet(name, servlet);
    registration.setAsyncSupported(true);
    Set<String> taken = registration.addMapping(paths.toArray(String[]::new));
    if (!taken.isEmpty()) {
      throw new IllegalStateException(
          "Something else in the WAR is mapped to " + taken + ": remove that mapping");
    }
  }

  /**
   * Registers what is the same for everybody; all other paths do not exist.
   *
   * @param files gives the file at a path below the context path
   */
  public void registerFiles(Site site, Function<String, Optional<StaticFile>> files) {
    register("static", new StaticServlet(site, files), Set.of("/"));
  }
}
