package org.rubisee.emulator.cli;

import java.util.Iterator;
import java.util.List;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;

/** Names that the help shows: they depend on the applications on the class path. */
public final class Names {

  private Names() {}

  /** All applications. */
  public static final class OfApplications implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Applications.all().stream().map(Application::name).iterator();
    }
  }

  /** The mixes of the standard application. */
  public static final class OfMixes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return (Applications.all().isEmpty() ? List.<String>of() : Applications.standard().mixNames())
          .iterator();
    }
  }
}
