package org.rubisee.contract;

import org.junit.jupiter.api.Tag;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/**
 * What {@link ConcurrencyContract} says holds as well on two application servers, which share
 * nothing but the database: its row locks keep every update. For implementations that have an
 * application tier. The tag is for runs with a container that has one server only.
 */
@Tag("app-nodes")
@OnSite(SiteVariant.TWO_APP_NODES)
public abstract class AppNodesConcurrencyContract extends ConcurrencyContract {}
