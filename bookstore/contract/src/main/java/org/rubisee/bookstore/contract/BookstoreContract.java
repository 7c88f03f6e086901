package org.rubisee.bookstore.contract;

import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestClassOrder;
import org.rubisee.contract.shared.DescriptorContract;
import org.rubisee.contract.shared.MalformedRequestsContract;
import org.rubisee.contract.shared.PageQualityContract;
import org.rubisee.contract.shared.RequestLimitsContract;
import org.rubisee.contract.shared.SameSemanticsContract;
import org.rubisee.contract.shared.StaticFilesContract;
import org.rubisee.contract.shared.TierPortsContract;

/**
 * The whole suite. An implementation of the bookstore inherits it with a class in its own test
 * tree, whose name ends in {@code IT} so that it runs after the archives are packaged:
 *
 * <pre>class ServletsOnlyIT extends BookstoreContract {}</pre>
 *
 * <p>The site is started from the {@code implementation.properties} in the module's folder or the
 * one above.
 */
@TestClassOrder(ClassOrderer.OrderAnnotation.class)
public abstract class BookstoreContract {

  private static final int WHILE_THE_OTHER_SITE_STARTS = 1;
  private static final int LAST = Integer.MAX_VALUE;

  @Nested
  class Descriptors extends DescriptorContract {}

  @Nested
  class Browsing extends BrowsingContract {}

  @Nested
  class Lists extends ListContract {}

  @Nested
  class Carts extends CartContract {}

  @Nested
  class Checkout extends CheckoutContract {}

  @Nested
  class Orders extends OrderContract {}

  @Nested
  class Administration extends AdministrationContract {}

  @Nested
  class Tickets extends TicketContract {}

  @Nested
  @Order(LAST)
  class ExpiredTickets extends ExpiredTicketContract {}

  @Nested
  class Secrets extends SecretsContract {}

  @Nested
  class StaticFiles extends StaticFilesContract {}

  @Nested
  class RequestLimits extends RequestLimitsContract {}

  @Nested
  class TierPorts extends TierPortsContract {}

  @Nested
  class MalformedRequests extends MalformedRequestsContract {}

  @Nested
  class PageQuality extends PageQualityContract {}

  @Nested
  class EscapedText extends EscapedTextContract {}

  /** One request after the other leaves a processor for the other site's start. */
  @Nested
  @Order(WHILE_THE_OTHER_SITE_STARTS)
  class SameSemantics extends SameSemanticsContract {}

  @Nested
  class Concurrency extends ConcurrencyContract {}

  @Nested
  class InABrowser extends PurchaseContract {}
}
