package org.rubisee.contract;

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
 * The whole suite. An implementation inherits it with a class in its own test tree, whose name ends
 * in {@code IT} so that it runs after the archives are packaged:
 *
 * <pre>class ServletsOnlyIT extends AuctionContract {}</pre>
 *
 * <p>The site is started from the {@code implementation.properties} in the module's folder. With
 * {@code -Drubis.contract.site=URL -Drubis.contract.jdbc-url=URL} the suite looks at a site that
 * runs already; that site must be deployed with the settings of the standard variant. What needs
 * another variant is skipped unless {@code -Drubis.contract.site.VARIANT=URL} says where one runs.
 */
@TestClassOrder(ClassOrderer.OrderAnnotation.class)
public abstract class AuctionContract {

  private static final int WHILE_OTHER_SITES_START = 1;
  private static final int LAST = Integer.MAX_VALUE;

  @Nested
  class Descriptors extends DescriptorContract {}

  @Nested
  class StaticPages extends StaticPagesContract {}

  @Nested
  class StaticFiles extends StaticFilesContract {}

  @Nested
  class Browsing extends BrowsingContract {}

  @Nested
  class ItemPages extends ItemPagesContract {}

  @Nested
  class Bids extends BidContract {}

  @Nested
  class Purchases extends PurchaseContract {}

  @Nested
  class Comments extends CommentContract {}

  @Nested
  class Selling extends SellContract {}

  @Nested
  class Registration extends RegisterUserContract {}

  @Nested
  class AboutMe extends AboutMeContract {}

  @Nested
  class Tickets extends TicketContract {}

  @Nested
  class RequestLimits extends RequestLimitsContract {}

  @Nested
  class TierPorts extends TierPortsContract {}

  @Nested
  class MalformedRequests extends MalformedRequestsContract {}

  @Nested
  class PageQuality extends PageQualityContract {}

  @Nested
  class OldClientPages extends OldClientPagesContract {}

  @Nested
  class Concurrency extends ConcurrencyContract {}

  /** One request after the other leaves a processor for the other sites' starts. */
  @Nested
  @Order(WHILE_OTHER_SITES_START)
  class SameSemantics extends SameSemanticsContract {}

  @Nested
  @Order(WHILE_OTHER_SITES_START)
  class RandomSessions extends RandomSessionContract {}

  @Nested
  @Order(LAST)
  class EndedAuctions extends EndedAuctionContract {}

  @Nested
  @Order(LAST)
  class LegacyClients extends LegacyClientContract {}

  @Nested
  class InABrowser extends TradeContract {}
}
