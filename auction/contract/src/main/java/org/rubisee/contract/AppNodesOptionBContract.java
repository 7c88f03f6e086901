package org.rubisee.contract;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/**
 * What {@link ConcurrencyContract} says holds as well on two application servers with commit option
 * B: what each keeps of an entity is its identity, and it loads the state in each transaction.
 */
@Tag("long")
@OnSite(SiteVariant.TWO_APP_NODES_OPTION_B)
public abstract class AppNodesOptionBContract extends ConcurrencyContract {}
