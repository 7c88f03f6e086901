package org.rubisee.bookstore.contract;

import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/**
 * What {@link ConcurrencyContract} says holds as well where the web server's Java locks take the
 * place of the database's row locks. For the implementation that has that knob.
 */
@OnSite(SiteVariant.SERVLET_LOCKING)
public abstract class ServletLockingContract extends ConcurrencyContract {}
