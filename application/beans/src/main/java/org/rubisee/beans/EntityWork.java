package org.rubisee.beans;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import org.rubisee.logic.RejectedException;

/** A piece of work with entity beans, with what can come of calling them. */
@FunctionalInterface
public interface EntityWork<T> {
  /** Does it. */
  T run() throws RejectedException, CreateException, FinderException, IOException;
}
