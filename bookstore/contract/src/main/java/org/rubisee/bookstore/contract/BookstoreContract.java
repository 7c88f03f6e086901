package org.rubisee.bookstore.contract;

import org.junit.jupiter.api.Nested;
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
public abstract class BookstoreContract {

  @Nested
  class Descriptors extends DescriptorContract {}

  @Nested
  class Browsing extends BrowsingContract {}

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

  @Nested
  class SameSemantics extends SameSemanticsContract {}

  @Nested
  class Concurrency extends ConcurrencyContract {}
}
