package org.rubisee.bookstore.contract;

import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/**
 * What {@link ConcurrencyContract} says holds as well where locked tables take the place of the
 * database's row locks. For the implementation that has that knob.
 */
@OnSite(SiteVariant.TABLE_LOCKING)
public abstract class TableLockingContract extends ConcurrencyContract {}
