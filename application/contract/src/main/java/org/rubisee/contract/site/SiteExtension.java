package org.rubisee.contract.site;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.LoadedData;

/**
 * Starts the site that a class of the suite asks for with {@link OnSite}, and gives each of its
 * tests fresh data and what it looks at the site with. Database and standard site are started once
 * and shared by all classes.
 */
final class SiteExtension
    implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback, ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(SiteExtension.class);

  private static final Map<Class<?>, Function<Parameters, Object>> PARAMETERS =
      Map.of(
          Customer.class, it -> it.sites.customer(it.variant),
          Database.class, it -> it.sites.database(),
          TierPorts.class, it -> it.sites.ports(it.variant),
          ServerFiles.class, it -> it.sites.files(it.variant),
          EarlierCustomer.class,
              it -> new EarlierCustomer(it.sites.customer(SiteVariant.STANDARD)));

  @Override
  public void beforeAll(ExtensionContext context) {
    sites(context).start(variant(context), neededLater(context));
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    sites(context).restore();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (variant(context) != SiteVariant.STANDARD) {
      sites(context).stop(variant(context));
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return PARAMETERS.containsKey(parameter.getParameter().getType());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return PARAMETERS
        .get(parameter.getParameter().getType())
        .apply(new Parameters(sites(context), variant(context)));
  }

  private static Sites sites(ExtensionContext context) {
    // before them, so that it is closed after them
    LoadedData loaded = LoadedData.of(context);
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .getOrComputeIfAbsent(Sites.class, unused -> Sites.configured(loaded), Sites.class);
  }

  private static SiteVariant variant(ExtensionContext context) {
    return variant(context.getRequiredTestClass()).orElseThrow();
  }

  private static Optional<SiteVariant> variant(Class<?> tests) {
    return AnnotationSupport.findAnnotation(tests, OnSite.class).map(OnSite::value);
  }

  /**
   * The other sites that the classes of the suite ask for. One with knobs of its own is started
   * when its class begins: it takes memory, and few suites have one.
   */
  private static Set<SiteVariant> neededLater(ExtensionContext context) {
    ExtensionContext suite = context;
    while (suite.getParent().flatMap(ExtensionContext::getTestClass).isPresent()) {
      suite = suite.getParent().get();
    }
    Set<SiteVariant> variants = EnumSet.noneOf(SiteVariant.class);
    ReflectionSupport.findNestedClasses(suite.getRequiredTestClass(), tests -> true).stream()
        .flatMap(tests -> variant(tests).stream())
        .filter(variant -> variant != SiteVariant.STANDARD && variant.hasNoKnobs())
        .forEach(variants::add);
    return variants;
  }

  private record Parameters(Sites sites, SiteVariant variant) {}
}
