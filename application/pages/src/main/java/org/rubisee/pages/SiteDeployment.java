package org.rubisee.pages;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRegistration;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;

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
