package org.rubisee.bench.experiment.definition;

/** An experiment's file cannot be used; the message says where and what to do. */
public final class ExperimentFileException extends RuntimeException {

  private static final long serialVersionUID = 1;

  ExperimentFileException(String message, Throwable cause) {
    super(message, cause);
  }

  ExperimentFileException(String message) {
    super(message);
  }
}
