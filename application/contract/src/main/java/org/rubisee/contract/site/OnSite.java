package org.rubisee.contract.site;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;

/**
 * Runs the tests of a class on a site of this kind and gives them {@link Customer} and {@link
 * Database} as parameters. The database is as it was loaded when a test begins.
 */
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ExtendWith(SiteExtension.class)
public @interface OnSite {
  /** How the site is deployed. */
  SiteVariant value() default SiteVariant.STANDARD;
}
