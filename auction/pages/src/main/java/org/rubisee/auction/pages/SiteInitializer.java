package org.rubisee.auction.pages;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.UseCases;
import org.rubisee.pages.SiteDeployment;
import org.rubisee.pages.StaticFile;
import org.rubisee.settings.SiteSettings;

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
    this(
        System.getProperties(),
        context -> SiteDeployment.useCases(UseCases.class, context),
        SiteInitializer::findCloser);
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
    AuctionSite auction =
        AuctionSite.of(context.getContextPath(), settings, useCases(context, settings));
    SiteDeployment deployment = new SiteDeployment(context);
    ServletTable.SERVLETS.forEach(
        (script, servlet) ->
            deployment.register(
                script,
                servlet.apply(auction),
                ServletTable.paths(script, settings.legacyClient())));
    Map<String, StaticFile> files = StaticFiles.of(auction.site().layout());
    deployment.registerFiles(auction.site(), path -> Optional.ofNullable(files.get(path)));
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

  private static AuctionCloser findCloser(ServletContext context) {
    return SiteDeployment.part(
        AuctionCloser.class,
        context,
        "The WAR has nothing that closes auctions: add auction-closing to it, or set"
            + " rubis.site.closing-seconds to 0");
  }
}
